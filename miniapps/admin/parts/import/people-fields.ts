import type { ImportRow } from '../../../domain/access/wire.ts'
import type { WizardField } from '../../../kit/exchange/import-wizard/import-plan.ts'
import type { ImportRecord } from '../../../kit/exchange/import/read-records.ts'
import { words } from './words/words.ts'

export type PeopleKey = keyof ImportRow

const KEYS: readonly PeopleKey[] = ['email', 'firstname', 'lastname', 'agency', 'groups', 'roles', 'status']
/** Above the others in the list of what comes, which a row has one line for. */
const NAMES: readonly PeopleKey[] = ['email', 'firstname', 'lastname']
const NEEDED: readonly PeopleKey[] = ['email', 'firstname', 'lastname', 'agency']

/** In the languages of the portal, and as the export writes them. */
const TITLES: Readonly<Record<PeopleKey, readonly string[]>> = {
  email: ['email', 'Email', 'E-mail', 'Address', 'Adresse', 'Dirección', 'Endereço', 'メールアドレス'],
  firstname: ['firstname', 'Vorname', 'Nombre', 'Prénom', 'Nome', '名'],
  lastname: ['lastname', 'Surname', 'Nachname', 'Apellidos', 'Nom', 'Sobrenome', '姓'],
  agency: ['agency', 'Agency', 'Agentur', 'Agencia', 'Agence', 'Agência', 'エージェンシー'],
  groups: ['groups', 'Groups', 'Gruppen', 'Grupos', 'Groupes', 'グループ'],
  roles: ['roles', 'Roles', 'Rollen', 'Rôles', 'Funções', 'ロール'],
  status: ['status', 'Status', 'Estado', 'Statut', '状態'],
}

export const peopleFields = (): readonly WizardField<PeopleKey>[] =>
  KEYS.map((key) => ({
    key,
    label: words(key),
    titles: TITLES[key],
    kind: 'text',
    required: NEEDED.includes(key),
    names: NAMES.includes(key),
  }))

export function peopleRow({ values }: ImportRecord<PeopleKey>): ImportRow {
  const text = (key: PeopleKey) => String(values[key] ?? '').trim()
  return {
    email: text('email'),
    firstname: text('firstname'),
    lastname: text('lastname'),
    agency: text('agency'),
    groups: text('groups'),
    roles: text('roles'),
    status: text('status') as NonNullable<ImportRow['status']>, // the server says what else it is
  }
}
