import { Hono } from 'hono'
import {
  pageQuery,
  readInput,
  settingsInput,
  unreadQuery,
} from '../../../miniapps/domain/notifications/notice-input.ts'
import type { Api } from '../kit/api.ts'
import type { ApiEnvironment, ApiParts, Person } from '../kit/api-environment.ts'
import { check, readJson } from '../kit/read-json.ts'
import { titlesIn } from '../kit/titles-in.ts'
import type { TaskSource } from '../kit/task-source.ts'
import { keepSettings, keepTimeZone, markRead } from './change-notices.ts'
import { notifications } from './migrations/001-notifications.ts'
import { due } from './migrations/002-due.ts'
import { muted } from './migrations/003-muted.ts'
import { noticesOf, unreadOf } from './read-notices.ts'
import { tasksFrom } from './tasks-from.ts'
import { tellDigest } from './tell-digest.ts'
import { tellDue } from './tell-due.ts'

/** Everybody's inbox, and what waits for them in all apps: each source knows its own. */
export const notificationsApi = (sources: readonly TaskSource[]): Api => ({
  noun: 'notifications',
  after: ['people'],
  path: '/notifications',
  apps: [],
  router: (parts) => notificationsRouter(parts, sources),
  migrations: { '001-notifications': notifications, '002-due': due, '003-muted': muted },
  aging: [{ keptFor: 'notices', table: 'notification', since: 'at' }],
})

function notificationsRouter(parts: ApiParts, sources: readonly TaskSource[]) {
  const { sql } = parts
  const sendsMail = parts.invitations.mail !== 'none'
  const answerOf = async (person: string) => ({ ...(await unreadOf(sql, person)), sendsMail })
  const api = new Hono<ApiEnvironment>()
  const tasksOf = (person: Person) => tasksFrom(sources, parts, person)

  api.get('/', async (context) => {
    const { id, display_language } = context.get('person')
    const { before } = check(pageQuery, context.req.query(), 'query')
    return context.json({
      ...(await noticesOf(sql, id, titlesIn(parts.documentKinds, display_language), before)),
      ...(await answerOf(id)),
    })
  })

  api.get('/unread', async (context) => {
    const person = context.get('person')
    const { day, zone } = check(unreadQuery, context.req.query(), 'query')
    if (sendsMail && zone !== undefined) await keepTimeZone(sql, person.id, zone)
    await tellDue(sql, person.id, day, () => tasksOf(person))
    await tellDigest(sql, person.id, day, async () => (await tasksOf(person)).length)
    return context.json(await answerOf(person.id))
  })

  api.post('/read', async (context) => {
    const { id } = context.get('person')
    await markRead(sql, id, await readJson(context, readInput))
    return context.json(await answerOf(id))
  })

  api.put('/settings', async (context) => {
    const { id } = context.get('person')
    await keepSettings(sql, id, await readJson(context, settingsInput))
    return context.json(await answerOf(id))
  })

  api.get('/tasks', async (context) => context.json({ data: await tasksOf(context.get('person')) }))

  return api
}
