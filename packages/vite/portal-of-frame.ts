import type { Plugin } from 'vite'

/** Writes the portal's origin into the client of framed pages, which answer no other page around them. */
export const portalOfFrame = (portal: string | undefined): Plugin => ({
  name: 'agency-os:portal-of-frame',
  config: () =>
    portal === undefined ? {} : { define: { AGENCY_OS_PORTAL: JSON.stringify(new URL(portal).origin) } },
})
