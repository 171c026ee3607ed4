import { OsEmbedSignIn } from './os-embed-sign-in.ts'
import { startPage } from './start-page.ts'

startPage(() => {
  customElements.define('os-embed-sign-in', OsEmbedSignIn)
  document.body.append(document.createElement('os-embed-sign-in'))
})
