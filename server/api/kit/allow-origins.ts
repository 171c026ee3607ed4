import { createMiddleware } from 'hono/factory'

/** So long a browser asks no second time whether it may call. */
const MAX_AGE_S = 600

/**
 * Lets pages of other origins call, such as a mini-app by itself on a static host. They send the person's
 * token themselves, so nothing is done here in somebody's name by a cookie alone; pages with elements send no
 * cookies at all. Refusals come with the headers too: their reason is to be read.
 */
export const allowOrigins = (origins: readonly string[], { sendsCookies = true } = {}) =>
  createMiddleware(async (context, next) => {
    const origin = context.req.header('origin') ?? ''
    if (!origins.includes(origin)) return next()
    const allowed = {
      'access-control-allow-origin': origin,
      ...(sendsCookies && { 'access-control-allow-credentials': 'true' }),
      vary: 'Origin',
    }
    if (context.req.method === 'OPTIONS') {
      return context.body(null, 204, {
        ...allowed,
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'Accept, Authorization, Content-Type, If-None-Match',
        'access-control-max-age': String(MAX_AGE_S),
      })
    }
    await next()
    for (const [name, value] of Object.entries(allowed))
      context.header(name, value, { append: name === 'vary' })
  })
