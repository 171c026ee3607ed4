import { Hono } from 'hono'
import type * as v from 'valibot'
import type { ApiContext, ApiEnvironment, ApiParts, Person } from './api-environment.ts'

type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** `id` and `comment` of `/:id/comments/:comment`. */
type ParamsOf<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamsOf<More>
    : Rest
  : never

/** Sent as JSON; a list is a `Page`. A handler makes the `Response` itself where it answers otherwise. */
type Answer = Response | { data: unknown }

/** Whom a call is from, with the parts of its API. */
export interface CallWorld extends ApiParts {
  person: Person
}

/** Schemas of a call's body and query, for the reference of all APIs. */
export interface Takes {
  body?: v.GenericSchema
  query?: v.GenericSchema
}

/** Answers one call; `world` is what all calls of its API begin with, `params` are those of its path. */
export interface Handler<World = CallWorld, Params extends string = never> {
  (world: World, context: ApiContext, params: Readonly<Record<Params, string>>): Answer | Promise<Answer>
  /** The schemas that it reads by; a test compares them with its code. */
  takes?: Takes
}

/** Each handler stands at a path that has its parameters. */
type Checked<World, Table> = {
  [R in keyof Table]: R extends Route ? Handler<World, ParamsOf<R>> : never
}

type Enter<World> = (parts: ApiParts, context: ApiContext) => World | Promise<World>
type RouterOf = (parts: ApiParts) => Hono<ApiEnvironment>

/**
 * A router from its table; `enter` makes what handlers are given of each call, and throws a Refusal for callers without access. A path with
 * words of its own stands before one with a parameter in the same place.
 */
export function routes<Table extends Checked<CallWorld, Table>>(table: Table): RouterOf
export function routes<World, Table extends Checked<World, Table>>(
  table: Table,
  enter: Enter<World>,
): RouterOf
export function routes(
  table: Readonly<Record<string, Handler<unknown, string>>>,
  enter: Enter<unknown> = (parts, context) => ({ ...parts, person: context.get('person') }),
): RouterOf {
  return (parts) => {
    const api = new Hono<ApiEnvironment>()
    for (const [route, handle] of Object.entries(table)) {
      const [method, path] = route.split(' ') as [string, string]
      const { takes } = handle
      const answering = async (context: ApiContext) => {
        const answer = await handle(await enter(parts, context), context, context.req.param())
        return answer instanceof Response ? answer : context.json(answer)
      }
      api.on(method, path, Object.assign(answering, { takes, does: handle.name }))
    }
    return api
  }
}

/** Of a call that made something. */
export const created = (context: ApiContext, answer: { data: unknown }): Response => context.json(answer, 201)

/** Of a call after which there is nothing to say. */
export const done = (context: ApiContext): Response => context.body(null, 204)
