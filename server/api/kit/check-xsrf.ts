import { createHash, timingSafeEqual } from 'node:crypto'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { Refusal } from './refusal.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Spec section 7: a call that changes something repeats the cookie XSRF-TOKEN in a header, which no foreign page can. */
export const checkXsrf = createMiddleware(async (context, next) => {
  if (!SAFE_METHODS.has(context.req.method)) {
    const cookie = getCookie(context, 'XSRF-TOKEN')
    const header = context.req.header('x-xsrf-token')
    if (!cookie || !header || !timingSafeEqual(digest(cookie), digest(header))) {
      throw new Refusal('xsrf-token-missing')
    }
  }
  await next()
})

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
