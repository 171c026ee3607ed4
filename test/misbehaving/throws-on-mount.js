export default class extends HTMLElement {}

export function mount() {
  throw new Error('thrown while mounting')
}
