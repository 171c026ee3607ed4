import { createRoot } from 'react-dom/client'
import { Reach } from './reach.jsx'

export default class extends HTMLElement {
  connectedCallback() {
    createRoot(this).render(<Reach name={this.context.user.firstname} />)
  }
}
