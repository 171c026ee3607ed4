export default class extends HTMLElement {}

export const bootstrap = () => new Promise(() => {})
export const timeouts = { bootstrap: { millis: 600_000 } } // nothing ends it: a shorter one would be told during the tests after its own
