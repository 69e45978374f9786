import { readBuildGroups } from '@/lib/api/assembly';
import { readAssemblyInfo } from '@/lib/api/assembly-compatibility';
import * as authentication from '@/lib/api/authentication';
import * as configs from '@/lib/api/saved-builds';
import { readTranslations } from '@/lib/api/translations';
import { type CallTable, customerId, entry, id } from './samples';

export const builderTable: CallTable = {
  verifyHuman: (client) =>
    authentication.verifyHuman(client, { token: '03AG…', action: 'assembly' }),
  assemblyInitData: (client) => readTranslations(client, 'builder'),
  assemblyGroups: (client) => readBuildGroups(client),
  customerAssemblyConfigs: (client) => configs.readSavedBuilds(client, customerId),
  assemblyConfigDetails: (client) => configs.readSavedBuildEntries(client, id),
  assemblyConfigs: (client) => configs.readSavedBuildBySlug(client, 'mi-equipo'),
  assemblyConfigCreate: (client) =>
    configs.saveBuildName(client, { customerId, id: null, name: 'Mi equipo' }),
  assemblyConfigUpdate: (client) =>
    configs.saveBuildName(client, { customerId, id, name: 'Mi equipo' }),
  assemblyConfigDelete: (client) => configs.deleteSavedBuild(client, id),
  assemblyDetailCreate: (client) => configs.createSavedBuildEntry(client, { configId: id, entry }),
  assemblyDetailDelete: (client) => configs.deleteSavedBuildEntry(client, id),
  assemblyInfo: (client) => readAssemblyInfo(client, { productId: id, otherIds: ['2'] }),
  assemblyConfigIsValid: (client) => configs.readSavedBuildValidity(client, id),
};
