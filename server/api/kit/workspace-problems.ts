/** Refusals about workspaces: part of `PROBLEMS`. */
export const WORKSPACE_PROBLEMS = {
  'agency-not-yours': [403, 'You do not belong to this agency.'],
  'country-unknown': [400, 'There is no country {country} here.'],
  'logo-not-taken': [415, 'A logo is a picture: PNG, JPEG or WebP.'],
  'logo-too-large': [413, 'A logo may have at most {most} kB.'],
  'members-of-rivals': [
    409,
    'The policy of the agency keeps people from working for competing clients: {names}.',
  ],
  'organisation-not-found': [404, 'There is no organisation {organisation}.'],
  'people-not-in-agency': [400, '{count} of these people do not belong to the agency.'],
  'workspace-above-inactive': [409, '{name} above it is inactive. Make that live first.'],
  'workspace-changed-meanwhile': [409, 'Somebody changed this meanwhile. Look at it again, then change it.'],
  'workspace-countries-in-use': [
    409,
    'There are brands in {countries}. A country goes when no brand is left in it.',
  ],
  'workspace-countries-wrong': [
    400,
    'An advertiser market has one or more countries, a brand one of those, an advertiser none.',
  ],
  'workspace-manage-missing': [
    403,
    'Only who manages the workspaces of the agency, or owns the brand, may do this.',
  ],
  'workspace-name-taken': [409, '{name} is there already. Choose another name.'],
  'workspace-not-found': [404, 'There is no workspace {workspace} that you may see.'],
  'workspace-place-wrong': [
    400,
    'A brand stands under an advertiser market, an advertiser market under an advertiser.',
  ],
  'workspace-request-decided': [409, 'This request is decided already.'],
  'workspace-request-needs-brand': [400, 'Choose the brand that this request is about.'],
  'workspace-request-not-found': [404, 'There is no such request that you may decide.'],
  'workspace-request-own': [403, 'Nobody decides what they asked for themselves.'],
  'workspace-status-move': [409, 'A workspace cannot go from {from} to {to}.'],
  'workspace-still-alive': [
    409,
    '{name} cannot be made inactive while {count} things below it or about it are live: {names}.',
  ],
} as const
