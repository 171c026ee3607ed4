import Conforming from './conforming.js'

export default class extends Conforming {
  connectedCallback() {
    super.connectedCallback()
    fetch('https://undeclared.example/data').catch(() => {})
    const picture = new Image()
    picture.alt = ''
    picture.src = 'https://pictures.example/one.png'
  }
}
