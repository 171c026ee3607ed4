export default class extends HTMLElement {}

export const mount = async () => {
  throw new Error('rejected while mounting')
}
