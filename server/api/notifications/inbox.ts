import {
  pageQuery,
  readInput,
  settingsInput,
  unreadQuery,
} from '../../../miniapps/domain/notifications/notice-input.ts'
import type { Unread } from '../../../miniapps/domain/notifications/notice.ts'
import type { ApiContext, ApiParts } from '../kit/api-environment.ts'
import { check, readJson } from '../kit/read-json.ts'
import type { CallWorld, Handler } from '../kit/routes.ts'
import type { TaskSource } from '../kit/task-source.ts'
import { titlesIn } from '../kit/titles-in.ts'
import { keepSettings, keepTimeZone, markRead } from './change-notices.ts'
import { noticesOf, unreadOf } from './read-notices.ts'
import { tasksFrom } from './tasks-from.ts'
import { tellDigest } from './tell-digest.ts'
import { tellDue } from './tell-due.ts'

interface InboxWorld extends CallWorld {
  /** Tasks that wait for a person, asked of each app. */
  sources: readonly TaskSource[]
}

type OfInbox = Handler<InboxWorld>

export const inboxOver =
  (sources: readonly TaskSource[]) =>
  (parts: ApiParts, context: ApiContext): InboxWorld => ({
    ...parts,
    person: context.get('person'),
    sources,
  })

/** The newest first, with how many are unread. */
export const listNotices: OfInbox = async (world, context) => {
  const { id, display_language } = world.person
  const { after, before } = check(pageQuery, context.req.query(), 'query')
  const titles = titlesIn(world.documentKinds, display_language)
  return { ...(await noticesOf(world.sql, id, titles, after ?? before)), ...(await unread(world)) }
}
listNotices.takes = { query: pageQuery }

export const readUnread: OfInbox = async (world, context) => {
  const { sql, person } = world
  const { day, zone } = check(unreadQuery, context.req.query(), 'query')
  if (sendsMail(world) && zone !== undefined) await keepTimeZone(sql, person.id, zone)
  await tellDue(sql, person.id, day, () => tasksOf(world))
  await tellDigest(sql, person.id, day, async () => (await tasksOf(world)).length)
  const data = await unread(world)
  return { ...data, data } // beside it as well for pages of the release before, whose bell asks while they are open
}
readUnread.takes = { query: unreadQuery }

export const read: OfInbox = async (world, context) => {
  await markRead(world.sql, world.person.id, await readJson(context, readInput))
  return { data: await unread(world) }
}
read.takes = { body: readInput }

export const changeSettings: OfInbox = async (world, context) => {
  await keepSettings(world.sql, world.person.id, await readJson(context, settingsInput))
  return { data: await unread(world) }
}
changeSettings.takes = { body: settingsInput }

export const listTasks: OfInbox = async (world) => ({ data: await tasksOf(world) })

const sendsMail = ({ invitations }: InboxWorld) => invitations.mail !== 'none'

const unread = async (world: InboxWorld): Promise<Unread> => ({
  ...(await unreadOf(world.sql, world.person.id)),
  sendsMail: sendsMail(world),
})

const tasksOf = (world: InboxWorld) => tasksFrom(world.sources, world, world.person)
