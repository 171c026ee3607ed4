import type { AudienceRef } from '../../domain/audience/compose/audience-refs.ts'

/** An edition's page, below the app's own path. */
export const editionPath = ({ id, version }: AudienceRef): string => `/${encodeURIComponent(id)}/${version}`

/** Editions side by side. */
export const comparePath = (refs: readonly AudienceRef[]): string =>
  `/compare/${refs.map(({ id, version }) => encodeURIComponent(`${id}@${version}`)).join(',')}`

export const refsIn = (text: string): readonly AudienceRef[] =>
  text.split(',').flatMap((each) => {
    const [, id, version] = /^(.+)@(\d+)$/.exec(decodeURIComponent(each)) ?? []
    return id ? [{ id, version: Number(version) }] : []
  })
