import type { BrandWorld } from './brand-world.ts'
import { holds } from './app-conditions.ts'
import { refusal } from './refusing.ts'

/** @throws Refusal that names the permission which is missing in the brand's agency */
export async function mustHold(world: BrandWorld, permission: string): Promise<void> {
  if (!(await holdsHere(world, permission))) throw refusal('permission-missing', { permission })
}

export async function holdsHere(world: BrandWorld, permission: string): Promise<boolean> {
  const { sql, person, agency } = world
  const held = await sql
    .selectFrom('agency')
    .select('code')
    .where('code', '=', agency)
    .where(holds(world, person.id, 'agency.az_id', permission))
    .executeTakeFirst()
  return held !== undefined
}
