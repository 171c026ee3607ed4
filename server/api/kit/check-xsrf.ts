import { createHash, timingSafeEqual } from 'node:crypto'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { ApiEnvironment } from './api-environment.ts'
import { refusal } from './refusing.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Spec section 7: a call that changes something repeats the cookie XSRF-TOKEN in a header, which no foreign
 * page can. Pages of origins that may call have no such cookie; each browser says truly which page is asking.
 * An embed token is no cookie either.
 */
export const checkXsrf = (allowedOrigins: readonly string[]) =>
  createMiddleware<ApiEnvironment>(async (context, next) => {
    const isAllowed =
      context.get('embed') !== undefined || allowedOrigins.includes(context.req.header('origin') ?? '')
    if (!SAFE_METHODS.has(context.req.method) && !isAllowed) {
      const cookie = getCookie(context, 'XSRF-TOKEN')
      const header = context.req.header('x-xsrf-token')
      if (!cookie || !header || !timingSafeEqual(digest(cookie), digest(header))) {
        throw refusal('xsrf-token-missing')
      }
    }
    await next()
  })

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
