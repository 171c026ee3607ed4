export default class extends HTMLElement {}

export const timeouts = {
  get mount() {
    throw { toString: null }
  },
}
