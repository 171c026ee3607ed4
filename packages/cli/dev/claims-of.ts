import type { Agency, User, Workspace } from '../../../shell/contract/entities.ts'

/** Agency and brand for which somebody has the app open. */
export interface Place {
  /** Code of the agency. */
  tenant: string
  /** Id of the brand. */
  brand?: string
}

/** Claims of a portal token about a person and a place, as far as its APIs tell them. */
export async function claimsOf(
  portal: string,
  { tenant, brand }: Place,
  authorization: string,
): Promise<object> {
  const get = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${portal}/api/${path}`, { headers: { authorization } })
    if (!answer.ok) throw new Error(`${portal}/api/${path} answered ${answer.status}.`)
    return (await answer.json()) as Answer
  }
  const { data: person } = await get<{ data: User }>('user-details/users/me')
  const agency = (await get<Agency[]>('workspaces/agencies')).find(({ code }) => code === tenant)
  const query = new URLSearchParams({ parentId: agency?.organisationsId ?? '', id: brand ?? '' })
  const brands = brand ? await get<Workspace[]>(`workspaces/preview?${query}`) : []
  const found = brands.find(({ id }) => id === brand)
  return {
    sub: person.id,
    name: [person.firstname, person.lastname].filter(Boolean).join(' '),
    tenant,
    agency: agency?.name ?? tenant,
    ...(found && { brand: { id: found.id, name: found.name, country: found.country?.code } }),
  }
}
