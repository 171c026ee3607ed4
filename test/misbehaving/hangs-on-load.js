// Never settles: the import waits for ever.
await new Promise(() => {})

export default class extends HTMLElement {}
