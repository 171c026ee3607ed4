import { useState } from 'react'

export function Reach({ name }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <p>
        Reach of {name}: {count}
      </p>
      <button onClick={() => setCount(count + 1)}>One more</button>
    </>
  )
}
