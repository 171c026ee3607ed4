export default class extends HTMLElement {}

export const bootstrap = async () => {
  throw new Error('rejected while bootstrapping')
}
