ask-region = ¿En qué país, y en qué región de ese país, se tomó esta fotografía?
ask-region_choice = Esta fotografía se tomó en este país: { $country }. ¿En cuál de sus regiones?
ask-country_choice = ¿En cuál de estos países se tomó esta fotografía?

why = Se tomó { $where }, en { $region }, { $country }. Así lo dicen sus datos de GPS, y dos fuentes coinciden en la región.

away = a unos { $km } km de { $place }

there = en { $place }
