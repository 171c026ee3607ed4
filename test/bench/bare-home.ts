// The portal's home as a plain element in a plain page: nobody signs in, nothing is asked for. Built by itself, with a React of its own.
import You from '../../miniapps/you-page/index.ts'
// @ts-expect-error -- pages are plain scripts, for they are served as they stand
import { given } from './pages/first-given.js'

customElements.define('first-you', You)
document.querySelector('main')!.append(Object.assign(document.createElement('first-you'), given))
