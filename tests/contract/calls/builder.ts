import { readBuildGroups } from '@/lib/api/assembly';
import { readAssemblyInfo } from '@/lib/api/assembly-compatibility';
import * as authentication from '@/lib/api/authentication';
import * as configs from '@/lib/api/saved-builds';
import { readTranslations } from '@/lib/api/translations';
import { type CallTable, customerId, entry, id } from './samples';

export const builderTable: CallTable = {
  verifyHuman: [
    'Whether the captcha’s token belongs to a human',
    (client) => authentication.verifyHuman(client, { token: '03AG…', action: 'assembly' }),
  ],
  assemblyInitData: [
    'The backend’s texts for the builder',
    (client) => readTranslations(client, 'builder'),
  ],
  assemblyGroups: [
    'The steps of the builder with their categories',
    (client) => readBuildGroups(client),
  ],
  customerAssemblyConfigs: [
    'The customer’s saved builds, page by page until `meta.page.lastPage`',
    (client) => configs.readSavedBuilds(client, customerId),
  ],
  assemblyConfigDetails: [
    'The parts of a saved build',
    (client) => configs.readSavedBuildEntries(client, id),
  ],
  assemblyConfigs: [
    'A saved build by its slug',
    (client) => configs.readSavedBuildBySlug(client, 'mi-equipo'),
  ],
  assemblyConfigCreate: [
    'Saves a build under a name',
    (client) => configs.saveBuildName(client, { customerId, id: null, name: 'Mi equipo' }),
  ],
  assemblyConfigUpdate: [
    'Renames a saved build',
    (client) => configs.saveBuildName(client, { customerId, id, name: 'Mi equipo' }),
  ],
  assemblyConfigDelete: ['Deletes a saved build', (client) => configs.deleteSavedBuild(client, id)],
  assemblyDetailCreate: [
    'Adds a part to a saved build',
    (client) => configs.createSavedBuildEntry(client, { configId: id, entry }),
  ],
  assemblyDetailDelete: [
    'Removes a part from a saved build',
    (client) => configs.deleteSavedBuildEntry(client, id),
  ],
  assemblyInfo: [
    'Whether a part goes with the others',
    (client) => readAssemblyInfo(client, { productId: id, otherIds: ['2'] }),
  ],
  assemblyConfigIsValid: [
    'Whether a saved build is valid',
    (client) => configs.readSavedBuildValidity(client, id),
  ],
};
