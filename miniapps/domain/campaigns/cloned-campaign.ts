import type { Body } from '../document/change.ts'

/** Belongs to the one campaign alone: its name in other systems, its approvals, its brief and its files. */
const LEFT = /^(name|approvals|pins\/brief)$|^attached\//

/** Fields of another campaign like this one. */
export const clonedCampaign = (body: Body, title: string): Body => ({
  ...Object.fromEntries(Object.entries(body).filter(([path]) => !LEFT.test(path))),
  title,
})
