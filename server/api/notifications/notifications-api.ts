import { Hono } from 'hono'
import {
  pageQuery,
  readInput,
  settingsInput,
  unreadQuery,
} from '../../../miniapps/domain/notifications/notice-input.ts'
import type { Task } from '../../../miniapps/domain/notifications/notice.ts'
import type { Api } from '../kit/api.ts'
import type { ApiEnvironment, ApiParts, Person } from '../kit/api-environment.ts'
import { check, readJson } from '../kit/read-json.ts'
import { titlesIn } from '../kit/titles-in.ts'
import type { TaskSource } from '../kit/task-source.ts'
import { keepSettings, markRead } from './change-notices.ts'
import { notifications } from './migrations/001-notifications.ts'
import { due } from './migrations/002-due.ts'
import { muted } from './migrations/003-muted.ts'
import { noticesOf, unreadOf } from './read-notices.ts'
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
  const api = new Hono<ApiEnvironment>()
  const tasksOf = async (person: Person): Promise<Task[]> => {
    const all = await Promise.all(sources.map((source) => source(parts, person)))
    return all.flat().toSorted(byDue)
  }

  api.get('/', async (context) => {
    const { id, display_language } = context.get('person')
    const { before } = check(pageQuery, context.req.query(), 'query')
    return context.json({
      ...(await noticesOf(sql, id, titlesIn(parts.documentKinds, display_language), before)),
      ...(await unreadOf(sql, id)),
    })
  })

  api.get('/unread', async (context) => {
    const person = context.get('person')
    const { day } = check(unreadQuery, context.req.query(), 'query')
    await tellDue(sql, person.id, day, () => tasksOf(person))
    await tellDigest(sql, person.id, day, async () => (await tasksOf(person)).length)
    return context.json(await unreadOf(sql, person.id))
  })

  api.post('/read', async (context) => {
    const { id } = context.get('person')
    await markRead(sql, id, await readJson(context, readInput))
    return context.json(await unreadOf(sql, id))
  })

  api.put('/settings', async (context) => {
    const { id } = context.get('person')
    await keepSettings(sql, id, await readJson(context, settingsInput))
    return context.json(await unreadOf(sql, id))
  })

  api.get('/tasks', async (context) => context.json({ data: await tasksOf(context.get('person')) }))

  return api
}

/** What is due first comes first; without a day it comes last. */
const byDue = (one: Task, other: Task): number => (one.due ?? '9').localeCompare(other.due ?? '9')
