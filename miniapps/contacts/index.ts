import { island } from '../kit/bridge/island.tsx'
import { Contacts } from './contacts.tsx'
import styles from './contacts.css?sheet'

export default island(Contacts, styles)
