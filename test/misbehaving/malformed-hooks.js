export default class extends HTMLElement {}

export const mount = 'not a function'
