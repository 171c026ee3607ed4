import {
  marketAppInput,
  orderInput,
  overrideInput,
} from '../../../miniapps/domain/catalogue/catalogue-input.ts'
import { checkCountries, knownCountries } from '../kit/countries.ts'
import { check, readJson } from '../kit/read-json.ts'
import type { Handler } from '../kit/routes.ts'
import { administratorOf } from './administrator-of.ts'
import { arrangeApp, dropOverride, orderApps } from './arrange-apps.ts'
import { arrangedIn } from './arranged-in.ts'
import { overridesOf } from './read-catalogue.ts'
import { weeklyUsage } from './weekly-usage.ts'

export const readArranged: Handler = async (world, context) => {
  const by = await administratorOf(world, world.person.id, context.req.query('agency') ?? '')
  return { data: await arrangedIn(world.sql, by.agency) }
}

export const readUsage: Handler = async (world, context) => {
  const by = await administratorOf(world, world.person.id, context.req.query('agency') ?? '')
  return { data: await weeklyUsage(world.sql, by.agency) }
}

export const arrange: Handler = async (world, context) => {
  const input = await readJson(context, overrideInput)
  const by = await administratorOf(world, world.person.id, input.agency)
  if (input.country) checkCountries([input.country], await knownCountries(world.sql, by.agency))
  await arrangeApp(world.sql, by, input)
  return { data: await overridesOf(world.sql, by.agency) }
}
arrange.takes = { body: overrideInput }

/** A market follows its agency again. */
export const follow: Handler = async (world, context) => {
  const { agency, ...said } = check(marketAppInput, context.req.query(), 'query')
  const by = await administratorOf(world, world.person.id, agency)
  await dropOverride(world.sql, by, said)
  return { data: await overridesOf(world.sql, by.agency) }
}
follow.takes = { query: marketAppInput }

export const order: Handler = async (world, context) => {
  const { agency, apps } = await readJson(context, orderInput)
  const by = await administratorOf(world, world.person.id, agency)
  await orderApps(world.sql, by, apps)
  return { data: await overridesOf(world.sql, by.agency) }
}
order.takes = { body: orderInput }
