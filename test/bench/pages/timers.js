// Before any script of the page: which timers are still to come.
;(() => {
  const open = new Map()
  const wrap = (set, clear, repeats) => {
    const [begin, end] = [globalThis[set], globalThis[clear]]
    globalThis[set] = (work, millis, ...values) => {
      const id = begin(
        (...given) => {
          if (!repeats) open.delete(id)
          work(...given)
        },
        millis,
        ...values,
      )
      open.set(id, `${set} ${millis ?? 0} ms ${new Error().stack.split('\n').slice(2, 4).join(' ').trim()}`)
      return id
    }
    globalThis[clear] = (id) => {
      open.delete(id)
      end(id)
    }
  }
  wrap('setTimeout', 'clearTimeout', false)
  wrap('setInterval', 'clearInterval', true)
  globalThis.openTimers = open
})()
