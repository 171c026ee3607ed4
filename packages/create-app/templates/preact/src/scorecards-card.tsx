import { useScorecards, type OfBrand } from './use-scorecards.ts'

/** The brand's scorecards, or what went wrong and a way to try again. */
export function Scorecards(props: OfBrand) {
  const { scorecards, problem, load } = useScorecards(props)
  return (
    <section class="card">
      <h2>Scorecards</h2>
      {problem ? (
        <>
          <p class="problem">{problem}</p>
          <button type="button" onClick={load}>
            Try again
          </button>
        </>
      ) : (
        <ul>
          {scorecards.map(({ id, title, score }) => (
            <li key={id}>
              {title}: {score ?? 'no score yet'}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
