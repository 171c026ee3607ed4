import Conforming from './conforming.js'

customElements.define('takes-tag-twice', class extends HTMLElement {})

export default class extends Conforming {}
