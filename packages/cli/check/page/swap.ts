import type { CheckWorld } from '../world.ts'
import type { Shown, Swap, Swapped } from './page-api.ts'
import type { Stage } from './stage.ts'
import { routeOf, tellBrand, tellOtherPerson } from './tell-world.ts'

/** A path that no mini-app has a page for. */
const ELSEWHERE = '/zz-check-elsewhere'

/**
 * Tells the mounted mini-app of another person, brand or place as the portal does, and looks at it before and
 * after.
 */
export async function swapOn(
  stage: Stage,
  world: CheckWorld,
  what: Swap,
  shown: () => Shown,
  resting: () => Promise<void>,
): Promise<Swapped> {
  const before = shown().text
  const start = performance.now()
  const pairs = { context: swapPerson, brand: swapBrand, route: swapRoute }[what](stage, world)
  await Promise.resolve()
  await resting()
  const life = await stage.updated(start)
  return { life, before, after: shown().text, pairs }
}

type Pairs = Swapped['pairs']

function swapPerson(_stage: Stage, world: CheckWorld): Pairs {
  const { firstname, lastname } = tellOtherPerson(world)
  return [
    { what: "the person's first name", old: world.user.firstname, now: firstname },
    { what: "the person's last name", old: world.user.lastname, now: lastname },
  ]
}

/** The address has the brand, so both change, as in the portal. */
function swapBrand(stage: Stage, { brands }: CheckWorld): Pairs {
  const [old, now] = brands
  if (!old || !now) return []
  tellBrand(now.id)
  stage.route = routeOf(stage.key, now.id)
  stage.outlet.open(stage.key, stage.route)
  return [{ what: "the brand's name", old: old.name, now: now.name }]
}

function swapRoute(stage: Stage): Pairs {
  const old = stage.route
  stage.route = routeOf(stage.key, old.params['brandId'] ?? '', ELSEWHERE, { view: 'list' })
  stage.outlet.open(stage.key, stage.route)
  return [{ what: 'its path', old: old.path, now: stage.route.path }]
}
