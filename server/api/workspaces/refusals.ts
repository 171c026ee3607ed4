import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about workspaces. */
export const WORKSPACE_REFUSALS = {
  'logo-not-taken': [415, 'A logo must be a picture: PNG, JPEG or WebP.'],
  'logo-too-large': [413, 'A logo can have at most {most} kB.'],
  'organisation-not-found': [
    404,
    'This organization does not exist any more ({organisation}). Reload the page.',
  ],
  'workspace-above-inactive': [409, '{name} above it is inactive. Make {name} live first.'],
  'workspace-changed-meanwhile': [
    409,
    'Someone changed this in the meantime. Check it again, then change it.',
  ],
  'workspace-countries-in-use': [
    409,
    'There are brands in {countries}. A country can be removed when it has no brands left.',
  ],
  'workspace-countries-wrong': [
    400,
    'An advertiser market has one or more countries, a brand one of those, an advertiser none.',
  ],
  'workspace-manage-missing': [
    403,
    'Only people who manage the agency’s workspaces, or own the brand, can do this.',
  ],
  'workspace-name-taken': [409, '{name} already exists. Choose another name.'],
  'workspace-not-found': [
    404,
    'You cannot see this workspace, or it does not exist any more ({workspace}). Ask its owner for access.',
  ],
  'workspace-place-wrong': [
    400,
    'A brand belongs under an advertiser market, and an advertiser market under an advertiser.',
  ],
  'workspace-request-decided': [409, 'This request is already decided. Reload the page.'],
  'workspace-request-needs-brand': [400, 'Choose the brand that this request is about.'],
  'workspace-request-not-found': [404, 'There is no such request for you to decide.'],
  'workspace-request-own': [403, 'You cannot decide your own request. Ask someone else who can.'],
  'workspace-status-move': [409, 'A workspace cannot go from {from} to {to}.'],
  'workspace-still-alive': [
    409,
    '{name} cannot be made inactive while {count} items that belong to it are live: {names}.',
  ],
  'agency-of-organisation-not-yours': [
    403,
    'You do not belong to the agency of this organization. Ask its administrator to add you.',
  ],
} as const satisfies Refusals

export const refusal = refusing(WORKSPACE_REFUSALS)
