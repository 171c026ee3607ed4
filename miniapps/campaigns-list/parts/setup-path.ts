/** Where a campaign is set up: beside the list, below the same brand. */
export const setupPath = (basePath: string, id = ''): string =>
  `${basePath.replace(/list$/, 'setup')}${id && `/${encodeURIComponent(id)}`}`
