// The portal's home as a plain element in a plain page: nobody signs in, nothing is asked for.
import You from '/miniapps/you-page.js'
import { given } from './first-given.js'

customElements.define('first-you', You)
document.querySelector('main').append(Object.assign(document.createElement('first-you'), given))
