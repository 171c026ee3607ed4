export default class extends HTMLElement {}

export const mount = async () => {
  throw Object.create(null) // no text can be made of it
}
