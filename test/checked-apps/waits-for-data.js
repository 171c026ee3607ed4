import Conforming from './conforming.js'

export default class extends Conforming {}

export const mount = (element) =>
  element.portal.fetch('/api/scorecards/brands').then(
    () => {},
    () => {},
  )
