import { readThemeSheet, type ThemeSheet } from './theme-sheet.ts'

export interface ThemedTenant {
  code: string
  name: string
  mainColor: string
  sheet: ThemeSheet
}

/** All tenants with their looks, from the files that the portal serves to everybody. */
export async function loadThemes(signal: AbortSignal): Promise<readonly ThemedTenant[]> {
  const tenants = (await (await asked('/themes/tenants.json', signal)).json()) as Omit<
    ThemedTenant,
    'sheet'
  >[]
  return Promise.all(
    tenants.map(async (tenant) => ({
      ...tenant,
      sheet: readThemeSheet(await (await asked(`/themes/${tenant.code}.css`, signal)).text()),
    })),
  )
}

async function asked(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}
