import { type Handler, routes } from '../kit/routes.ts'
import { readContext } from './app-context.ts'
import { listApps } from './apps.ts'
import { listBrands, readBrand } from './brands.ts'
import { giveToken } from './give-token.ts'
import { signOut } from './sign-outs.ts'
import { toPerson } from './to-person.ts'

const readMe: Handler = ({ person }) => ({ data: toPerson(person) })

/** Below `/api/embed`: what elements in pages of other origins read, and the tokens that those pages get. */
export const embedRouter = routes({
  'POST /tokens': giveToken,
  'POST /sign-outs': signOut,
  'GET /me': readMe,
  'GET /brands': listBrands,
  'GET /brands/:brandId': readBrand,
  'GET /apps': listApps,
  'GET /apps/:app/context': readContext,
})
