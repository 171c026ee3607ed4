import Conforming from './conforming.js'

export default class extends Conforming {
  connectedCallback() {
    super.connectedCallback()
    this.portal.emit('logout')
    this.portal.emit('open-the-door', {})
    this.portal.emit('change-route', { path: 'https://elsewhere.example/' })
  }
}
