export default class extends HTMLElement {}

export const bootstrap = () => new Promise(() => {})
